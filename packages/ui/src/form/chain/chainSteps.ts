import type { ChainDocument } from '../../foundation/dataSource'

/** Documents of one kind at one step of the chain. */
export interface ChainGroup {
  depth: number
  entity: string
  entityText: string
  documents: readonly ChainDocument[]
}

/** The steps of a chain from its first origin on, each with its documents by kind. */
export function chainSteps(documents: readonly ChainDocument[]): readonly (readonly ChainGroup[])[] {
  const steps = new Map<number, Map<string, ChainDocument[]>>()
  for (const each of documents) {
    const step = steps.get(each.depth) ?? new Map<string, ChainDocument[]>()
    steps.set(each.depth, step.set(each.entity, [...(step.get(each.entity) ?? []), each]))
  }
  return [...steps]
    .sort(([one], [other]) => one - other)
    .map(([depth, kinds]) =>
      [...kinds].map(([entity, own]) => ({ depth, entity, entityText: own[0]!.entityText, documents: own })),
    )
}
