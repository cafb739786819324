/** Mounting, memory and size of the document. All other measures work on the grid that this one leaves mounted. */
export const mount = {
  names: ['firstMount', 'mount', 'heap', 'elements'],
  async run(lab) {
    const firstMount = await lab.cpuOf(() => lab.call('mount'))
    await lab.checkScreen('after the first mount')
    await lab.call('unmount')
    const before = await lab.heap()
    const again = await lab.cpuOf(() => lab.call('mount'))
    await lab.checkScreen('after mounting')
    const added = (await lab.heap()) - before
    return { firstMount, mount: again, heap: added / 1e6, elements: await lab.call('elements') }
  },
}
