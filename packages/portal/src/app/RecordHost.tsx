import { App } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStoredEntities } from '@/online/storedForm'
import { dataSource } from '@/platform/dataSource'
import { useOpenedRecord } from '@/platform/openedRecord'
import type { OpenedRecord } from '@/platform/openedRecord'
import { referencesTo } from '@/platform/references'
import { lazyView } from '@/shell/page/lazyView'
import { recordDialogOf } from './recordDialog'
import { registry } from './registry'

/** Shows the record that a field of some page names, in the dialog of its entity, over whatever stands there. */
export function RecordHost(): ReactNode {
  const opened = useOpenedRecord((state) => state.opened)
  return opened ? <RecordOf key={`${opened.ref}\n${opened.id ?? opened.value}`} {...opened} /> : null
}

/** The id of the record that a field stores the value of. @throws when it is not there for the person */
async function idOf({
  ref,
  value,
}: Required<Pick<OpenedRecord, 'ref' | 'value'>>): Promise<string | undefined> {
  const known = [...registry.entities(), ...useStoredEntities.getState().entries]
  const reference = await referencesTo(known)[ref]?.load()
  if (!reference) return undefined
  // A trailing comma makes it a list of values even when it is only one (contract §3.2).
  const query = { [reference.value]: `${value},`, pageNo: 1, pageSize: 1 }
  return (await dataSource.resource(reference.api).list(query)).records[0]?.id
}

function RecordOf({ ref, value, id: given }: OpenedRecord): ReactNode {
  const close = useOpenedRecord((state) => state.close)
  const { message } = App.useApp()
  const { t } = useTranslation('shell')
  const [id, setId] = useState<string | undefined>(given)
  const Dialog = useMemo(() => {
    const load = recordDialogOf(ref)
    return load && lazyView(load, { loading: null })
  }, [ref])
  useEffect(() => {
    if (given !== undefined) return
    let wanted = true
    const gone = () => {
      if (!wanted) return
      void message.warning(t('record.gone'))
      close()
    }
    // A refused or failed call has told why.
    idOf({ ref, value: value ?? '' }).then(
      (found) => (found === undefined ? gone() : wanted && setId(found)),
      close,
    )
    return () => {
      wanted = false
    }
  }, [ref, value, given, close, message, t])
  return Dialog && id !== undefined ? <Dialog id={id} open mode="view" onClose={close} /> : null
}
