import type { ResourceSource, SourceRow } from '@lading/ui/foundation'
import { dataSource } from '@/platform/dataSource'
import { findDepartment } from '../administration/departmentTree'
import type { DepartmentNode } from '../administration/departmentTree'

/** The calls of departments; the contract has none that reads one, so it is taken from the tree. */
export function departSource(tree: readonly DepartmentNode[]): ResourceSource {
  return {
    ...dataSource.resource('/sys/sysDepart'),
    get: (id) => {
      const found = findDepartment(tree, id)
      return found
        ? Promise.resolve(found as unknown as SourceRow)
        : Promise.reject(new Error(`There is no department ${id}.`))
    },
  }
}
