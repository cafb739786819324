import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { referringFields } from '@lading/core/entity'
import { useKept } from '@/platform/useKept'
import { failureFor } from '@/shell/errors/failureFor'
import { FailurePage } from '@/shell/errors/ResultPage'
import { PageLoading } from '@/shell/page/PageLoading'
import { onlinePath } from './onlinePath'
import type { OnlinePath } from './onlinePath'
import { isStoredKey, learnStoredEntities, loadStoredForm, storedFormKey } from './storedForm'
import type { StoredForm } from './storedForm'

/** What a page of a stored form is made with. */
export interface OnlineFormPage extends OnlinePath {
  form: StoredForm
}

/** Fetches the form that the path names, and shows its page; what is not there, or not for the person, is said. */
export function OnlineForm({ children }: { children: (page: OnlineFormPage) => ReactNode }): ReactNode {
  const { pathname } = useLocation()
  // A page that is kept open keeps the form that it was opened for.
  const [path] = useState(() => onlinePath(pathname))
  const { data: fetched, error } = useQuery({
    queryKey: storedFormKey(path.code),
    queryFn: ({ signal }) => loadStoredForm(path.code, signal),
    staleTime: 60_000,
  })
  const data = useKept(fetched)
  // The page is drawn in slices: in one piece it would hold the browser.
  const form = useDeferredValue(data)
  const names = form !== undefined && referringFields(form.entity).some(({ ref }) => isStoredKey(ref))
  useEffect(() => {
    // Without it a picker says that it knows no such records; the page itself goes on.
    if (names) learnStoredEntities().catch(() => undefined)
  }, [names])
  const failure = failureFor(error, data)
  if (failure) return <FailurePage status={failure} detail={path.code} />
  return form ? children({ ...path, form }) : <PageLoading />
}
