/** Writes what `lading create` starts from, taken out of packages/portal, as one JSON file. */
export function writeSkeleton(file: string): void
