import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { LOTTERY_RIGHTS } from '@lading/core/permission'
import { lazyDialog, useCan } from '@lading/ui/foundation'
import { Alert, Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { failureText } from '@/platform/queryClient'
import { FailurePage } from '@/shell/errors/ResultPage'
import { StandalonePage } from '@/shell/standalone/StandalonePage'
import { LotteryCard } from './LotteryCard'
import './lottery.css'
import { filled, useLotteryTexts } from './texts'
import { useLotteries } from './useLotteries'

const NewLottery = lazyDialog(async () => (await import('./NewLottery')).NewLottery)

/** `/lottery-draw` (spec 1 §2): draws among the staff, for everybody to see; who may, makes and draws them. */
export function LotteryDrawPage(): ReactNode {
  const texts = useLotteryTexts()
  const may = useCan(LOTTERY_RIGHTS.list)
  return (
    <StandalonePage title={texts.title}>
      {may ? <Lotteries /> : <FailurePage status="403" detail={LOTTERY_RIGHTS.list} />}
    </StandalonePage>
  )
}

function Lotteries(): ReactNode {
  const texts = useLotteryTexts()
  const mayDraw = useCan(LOTTERY_RIGHTS.draw)
  const { data, error, news, refetch } = useLotteries()
  const [adding, setAdding] = useState(false)
  const again = () => void refetch()
  return (
    <div className="ld-lotteries">
      {mayDraw && (
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      )}
      {error && (
        <Alert
          type="error"
          showIcon
          title={failureText(error, texts.failed)}
          action={
            <Button size="small" onClick={again}>
              {texts.retry}
            </Button>
          }
        />
      )}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data?.length === 0 && (
        <Empty
          description={
            <>
              <p>{texts.none}</p>
              <p>{mayDraw ? texts.noneHint : texts.wait}</p>
            </>
          }
        />
      )}
      {data?.map((lottery) => (
        <LotteryCard key={lottery.id} lottery={lottery} news={news} mayDraw={mayDraw} onChange={again} />
      ))}
      <p role="status" className="ld-lottery-told">
        {news
          .map(({ name, winners }) =>
            filled(texts.told, { prize: name, names: winners.map(({ realname }) => realname).join(', ') }),
          )
          .join(' ')}
      </p>
      {adding && <NewLottery onClose={() => setAdding(false)} onSave={again} />}
    </div>
  )
}
