import type { Operation } from '@lading/core/contract'
import { operations, resourceOperations } from '@lading/core/contract'
import { entityPaths, permissionCode } from '@lading/core/entity'
import { testOrder } from '../orderEntity'

/** Every call of a server with one business resource, by its id. */
export const contractCalls: ReadonlyMap<string, Operation> = new Map(
  [
    ...Object.values<Operation>(operations as never),
    ...Object.values<Operation>(
      resourceOperations(entityPaths(testOrder).api, (action) => permissionCode(testOrder, action)) as never,
    ),
  ].map((operation) => [operation.id, operation]),
)
