import { order } from './order'
import { Quotations } from './Quotations'

// A server component: what it takes from core runs on the server.
export default function Page() {
  return <Quotations title={order.label.en} />
}
