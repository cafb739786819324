/** Files as they are to be: plop's action writes here, never to the disk. */
export class VirtualTree<File extends { path: string } = { path: string; text: string }> {
  private readonly files = new Map<string, File>()

  /** @throws Error when two parts of a run want to write the same file */
  write(file: File): void {
    const id = file.path.toLowerCase()
    if (this.files.has(id)) throw new Error(`Two files want the path "${file.path}".`)
    this.files.set(id, file)
  }

  /** All files, ordered by path. */
  list(): File[] {
    return [...this.files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  }
}
