import type { Field } from '@lading/core/entity'
import { PORTS_OF_KINDS } from '../kinds/ports'
import type { BoundDataSource, DataSource, PickerPort, PickerSources } from './dataSource'

/** A control needs a part of the data source that the application has not bound. */
export class PortMissingError extends Error {
  constructor(readonly port: PickerPort) {
    super(`The dataSource has no \`${port}\`: bind it before you use what needs it.`)
    this.name = 'PortMissingError'
  }
}

const missing = new WeakSet<object>()

/** In the place of an absent part: each of its calls is refused, and says which part is meant. */
function refusing<Name extends PickerPort>(port: Name): BoundDataSource[Name] {
  const call = () => Promise.reject(new PortMissingError(port))
  const part = new Proxy(
    {},
    { get: (_, name) => (typeof name === 'string' && name !== 'then' ? call : undefined) },
  )
  missing.add(part)
  return part as BoundDataSource[Name]
}

const PORTS: readonly PickerPort[] = ['users', 'departments', 'roles', 'positions', 'reports', 'trees']

/** The data source of an application, with something in the place of every part that it leaves out. */
export function bindSource(source: DataSource): BoundDataSource {
  if (PORTS.every((port) => source[port])) return source as BoundDataSource
  const { dict, savedQueries, approvals, chains, live, files } = source
  return {
    resource: (path) => source.resource(path),
    dict,
    savedQueries,
    approvals,
    chains,
    live,
    files,
    ...(Object.fromEntries(
      PORTS.map((port) => [port, source[port] ?? refusing(port)]),
    ) as unknown as PickerSources),
  }
}

/** Whether the application has left this part out. */
export function isMissing(source: BoundDataSource, port: PickerPort): boolean {
  return missing.has(source[port])
}

/** The part of the data source that options of the field come from, where the application has left it out. */
export function missingPort(source: BoundDataSource, field: Field | undefined): PickerPort | undefined {
  const port = field && PORTS_OF_KINDS[field.kind]
  return port && isMissing(source, port) ? port : undefined
}
