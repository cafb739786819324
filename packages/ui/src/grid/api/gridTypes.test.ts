import { describe, expectTypeOf, it } from 'vitest'
import type { EditableGridProps, GridColumn, GridHandle } from '../index'

interface Line {
  [name: string]: unknown
}
type OrderLine = { id: string; itemName: string; quantity: number }

/** Checked by the compiler (`npm run typecheck`); at run time there is nothing to see. */
describe('the types of the grid', () => {
  it('know the fields of the rows', () => {
    const columns: GridColumn<OrderLine>[] = [
      { key: 'itemName', title: '物料' },
      // @ts-expect-error no field of the row
      { key: 'itemNmae', title: '物料' },
      { key: 'quantity', title: '数量', disabled: (row) => row.quantity > 1 },
      // @ts-expect-error no field of the row
      { key: 'quantity', title: '数量', disabled: (row) => row.qty > 1 },
    ]
    expectTypeOf(columns).toExtend<GridColumn<OrderLine>[]>()
    expectTypeOf<EditableGridProps<OrderLine>['rowKey']>().toEqualTypeOf<keyof OrderLine | undefined>()
  })

  it('take any name where the rows are open', () => {
    expectTypeOf<GridColumn['key']>().toEqualTypeOf<string>()
    expectTypeOf<GridColumn<Line>['key']>().toEqualTypeOf<string>()
  })

  it('give rows back as what they are', () => {
    type Handle = GridHandle<OrderLine>
    expectTypeOf<ReturnType<Handle['getRows']>>().toEqualTypeOf<OrderLine[]>()
    expectTypeOf<Parameters<Handle['updateRow']>[1]>().toEqualTypeOf<Partial<OrderLine>>()
    // @ts-expect-error a number is no text
    const values: Parameters<Handle['updateRow']>[1] = { itemName: 3 }
    expectTypeOf(values).toBeObject()
  })
})
