import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { calls } from '@lading/core/calls'
import { LOTTERY_LIMITS } from '@lading/core/permission'
import { Modal } from '@lading/ui/dialogs'
import { DepartmentPicker } from '@lading/ui/pickers'
import { App, Button, Input, InputNumber } from 'antd'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { request } from '@/platform/request'
import { filled, useLotteryTexts } from './texts'

interface NewPrize {
  /** Of the row, while it is typed. */
  key: number
  name: string
  places: number
}

interface NewLotteryProps {
  onClose: () => void
  /** Told after the draw was stored. */
  onSave: () => void
}

/** Makes a draw: its name, who takes part, and its prizes. */
export function NewLottery({ onClose, onSave }: NewLotteryProps): ReactNode {
  const texts = useLotteryTexts()
  const { message } = App.useApp()
  const id = useId()
  const nextKey = useRef(1)
  const [name, setName] = useState('')
  const [departId, setDepartId] = useState<string | null>(null)
  const [prizes, setPrizes] = useState<NewPrize[]>([{ key: 0, name: '', places: 1 }])
  const [busy, setBusy] = useState(false)
  const complete = name.trim() !== '' && prizes.every((prize) => prize.name.trim() !== '')
  const change = (key: number, values: Partial<NewPrize>) =>
    setPrizes(prizes.map((prize) => (prize.key === key ? { ...prize, ...values } : prize)))
  const add = () => {
    setPrizes([...prizes, { key: nextKey.current, name: '', places: 1 }])
    nextKey.current += 1
  }
  const save = async () => {
    setBusy(true)
    try {
      const body = {
        name: name.trim(),
        ...(departId && { departId }),
        prizes: prizes.map((prize) => ({ name: prize.name.trim(), places: prize.places })),
      }
      await request().call(calls.lotteryAdd, { body, silent: true })
      void message.success(texts.saved)
      onClose()
      onSave()
    } catch (failure) {
      request().report(failure)
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={texts.add}
      width={520}
      onCancel={onClose}
      footer={
        <Button type="primary" loading={busy} disabled={!complete} onClick={() => void save()}>
          {texts.save}
        </Button>
      }
    >
      <div className="ld-new-lottery">
        <label htmlFor={`${id}-name`}>{texts.name}</label>
        <Input
          id={`${id}-name`}
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <label htmlFor={`${id}-among`}>{texts.among}</label>
        <DepartmentPicker
          id={`${id}-among`}
          value={departId}
          placeholder={texts.everybody}
          onChange={setDepartId}
        />
        <small>{texts.amongHint}</small>
        <fieldset>
          <legend>{texts.prizes}</legend>
          {prizes.map((prize, at) => (
            <div key={prize.key} className="ld-new-prize">
              <Input
                aria-label={filled(texts.prize, { n: at + 1 })}
                placeholder={filled(texts.prize, { n: at + 1 })}
                maxLength={100}
                value={prize.name}
                onChange={(event) => change(prize.key, { name: event.target.value })}
              />
              <InputNumber
                aria-label={filled(texts.placesOf, { n: at + 1 })}
                prefix={texts.places}
                min={1}
                max={LOTTERY_LIMITS.winners}
                precision={0}
                value={prize.places}
                onChange={(places) => change(prize.key, { places: places ?? 1 })}
              />
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={filled(texts.removePrize, { n: at + 1 })}
                disabled={prizes.length === 1}
                onClick={() => setPrizes(prizes.filter(({ key }) => key !== prize.key))}
              />
            </div>
          ))}
          <Button icon={<PlusOutlined />} disabled={prizes.length >= LOTTERY_LIMITS.prizes} onClick={add}>
            {texts.addPrize}
          </Button>
        </fieldset>
      </div>
    </Modal>
  )
}
