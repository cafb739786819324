/**
 * Where `tsc -b` has written the declarations of a package's entries. Bundling these takes seconds and little memory;
 * making them anew from the sources took minutes and gigabytes.
 *
 * @param {Record<string, string>} entry names and sources, as tsup takes them; workers have no declarations
 * @returns {Record<string, string>}
 */
export function declarationsOf(entry) {
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => !name.endsWith('.worker'))
      .map(([name, source]) => [name, `.tsbuild/${source.replace(/\.ts$/, '.d.ts')}`]),
  )
}
