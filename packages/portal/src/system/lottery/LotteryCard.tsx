import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import { calls } from '@lading/core/calls'
import type { Lottery, LotteryPrize } from '@lading/core/contract'
import { useConfirm } from '@lading/ui/dialogs'
import { App, Button } from 'antd'
import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useText } from '@/app/i18n/useLocale'
import { request } from '@/platform/request'
import { filled, useLotteryTexts } from './texts'

interface LotteryCardProps {
  lottery: Lottery
  /** Prizes that were drawn while the page stood open: their winners appear one after the other. */
  news: readonly LotteryPrize[]
  mayDraw: boolean
  /** Told when something was drawn or deleted. */
  onChange: () => void
}

/** One draw with its prizes. */
export function LotteryCard({ lottery, news, mayDraw, onChange }: LotteryCardProps): ReactNode {
  const texts = useLotteryTexts()
  const text = useText()
  const confirm = useConfirm()
  const { message } = App.useApp()
  const heading = useId()
  const { id, name, prizes, departName, departNameEn } = lottery
  const department = departName && text({ zh: departName, en: departNameEn || departName })
  const attempt = async (call: () => Promise<unknown>) => {
    try {
      await call()
    } catch (failure) {
      request().report(failure)
    }
    // Somebody else may have drawn it: then, too, the page shows what there is.
    onChange()
  }
  const remove = () =>
    confirm({ title: filled(texts.removeAsk, { name }), okText: texts.remove, danger: true }, () =>
      attempt(async () => {
        await request().call(calls.lotteryDelete, { query: { id }, silent: true })
        void message.success(texts.removed)
      }),
    )
  const draw = (prize: LotteryPrize) =>
    confirm(
      {
        title: filled(texts.drawAsk, { prize: prize.name, n: prize.places }),
        content: texts.drawHint,
        okText: texts.draw,
      },
      () => attempt(() => request().call(calls.lotteryDraw, { body: { prizeId: prize.id }, silent: true })),
    )
  return (
    <section className="ld-lottery" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{name}</h2>
        {mayDraw && prizes.every(({ drawnAt }) => !drawnAt) && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={filled(texts.removeOf, { name })}
            onClick={() => void remove()}
          />
        )}
      </header>
      <p>
        {texts.among}: {department ? filled(texts.of, { department }) : texts.everybody}
      </p>
      <ul>
        {prizes.map((prize) => (
          <Prize
            key={prize.id}
            prize={prize}
            isNew={news.some((each) => each.id === prize.id)}
            onDraw={mayDraw ? () => void draw(prize) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

interface PrizeProps {
  prize: LotteryPrize
  isNew: boolean
  onDraw: (() => void) | undefined
}

function Prize({ prize, isNew, onDraw }: PrizeProps): ReactNode {
  const texts = useLotteryTexts()
  const { name, places, drawnAt, drawnBy, entrants, winners } = prize
  return (
    <li>
      <div className="ld-prize">
        <h3>{name}</h3>
        <span>{filled(texts.count, { n: places })}</span>
        {!drawnAt && (onDraw ? <DrawButton name={name} onDraw={onDraw} /> : <em>{texts.waiting}</em>)}
      </div>
      {drawnAt && (
        <>
          <ol
            className={isNew ? 'ld-winners ld-winners-new' : 'ld-winners'}
            aria-label={filled(texts.winners, { prize: name })}
          >
            {winners.map(({ username, realname }, at) => (
              <li key={username} style={{ '--at': at } as CSSProperties}>
                {realname}
              </li>
            ))}
          </ol>
          <small>{filled(texts.drawn, { time: drawnAt, name: drawnBy ?? '', n: entrants ?? 0 })}</small>
        </>
      )}
    </li>
  )
}

function DrawButton({ name, onDraw }: { name: string; onDraw: () => void }): ReactNode {
  const texts = useLotteryTexts()
  return (
    <Button type="primary" ghost aria-label={filled(texts.drawOf, { prize: name })} onClick={onDraw}>
      {texts.draw}
    </Button>
  )
}
