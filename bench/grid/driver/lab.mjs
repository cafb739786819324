import { setTimeout as wait } from 'node:timers/promises'

/** Work that a grid puts off is counted too: the processor time runs on for this long after the result stands. */
const TRAILING_MS = 100
/** A page at rest uses less than this of its main thread in so many milliseconds; one that never rests is not waited for. */
const REST = { cpu: 4, in: 150, patience: 3_000 }

/** A measured number that is not true: the grid did not do, or not show, what was timed. */
export class UntrueError extends Error {}

/** One peer on one page of its own, with the instruments attached. */
export class Lab {
  /** Opens the page and loads the peer's code; nothing is mounted yet. */
  static async open(browser, url, { rows, columns, dpr }) {
    const context = await browser.newContext({
      viewport: { width: 1200, height: 700 },
      deviceScaleFactor: dpr,
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    const errors = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(url)
    await page
      .waitForFunction(() => window.bench !== undefined, undefined, { timeout: 20_000 })
      .catch(() => {
        throw new Error(`the page did not load: ${errors.join('; ') || 'no error was reported'}`)
      })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const lab = new Lab(context, page, cdp, errors)
    lab.card = await lab.call('card')
    lab.size = { rows, columns }
    await lab.call('prepare', rows, columns)
    return lab
  }

  constructor(context, page, cdp, errors) {
    Object.assign(this, { context, page, cdp, errors })
  }

  close() {
    return this.context.close()
  }

  /** Calls a method of the page's bench. */
  call(method, ...args) {
    return this.page.evaluate(([name, values]) => window.bench[name](...values), [method, args])
  }

  /** Milliseconds from the armed key or mouse press to the painted result. */
  latency() {
    return this.page.evaluate(() => window.bench.latency.read())
  }

  /** Milliseconds of processor time of the page's main thread so far. Time that other programs take does not count. */
  async threadTime() {
    const { metrics } = await this.cdp.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === 'ThreadTime').value * 1000
  }

  /** Main-thread milliseconds that an action takes, with what trails behind it. */
  async cpuOf(action, trailing = TRAILING_MS) {
    const from = await this.threadTime()
    await action()
    await wait(trailing)
    return (await this.threadTime()) - from
  }

  /**
   * Waits until the page is at rest. What a measure has left behind (marks of changed cells that fade, counting that was
   * put off) is its own, and not the next one's.
   */
  async rest() {
    for (let waited = 0; waited < REST.patience; waited += REST.in)
      if ((await this.cpuOf(() => undefined, REST.in)) < REST.cpu) return
  }

  /** Bytes alive after collection: script objects, array buffers and the document. */
  async heap() {
    for (let pass = 0; pass < 2; pass++) {
      await this.cdp.send('HeapProfiler.collectGarbage')
      await wait(50)
    }
    const {
      usedSize,
      embedderHeapUsedSize = 0,
      backingStorageSize = 0,
    } = await this.cdp.send('Runtime.getHeapUsage')
    return usedSize + embedderHeapUsedSize + backingStorageSize
  }

  /** The scroll position, once it no longer changes: a gesture's last events arrive a little after its end. */
  async restingPosition() {
    let last = await this.call('position')
    for (;;) {
      await wait(150)
      const now = await this.call('position')
      if (now.left === last.left && now.top === last.top) return now
      last = now
    }
  }

  /** The middle of a cell, in page pixels. */
  async middle(row, key) {
    const box = await this.call('box', row, key)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  async click(row, key, clickCount = 1) {
    const { x, y } = await this.middle(row, key)
    await this.page.mouse.click(x, y, { clickCount })
  }

  /** Throws unless the right values stand at the four corners of what is visible. */
  async checkScreen(when) {
    if (this.card.surface === 'canvas') {
      for (const { row, key } of await this.call('corners')) await this.checkPixels(row, key, when)
      return
    }
    const wrong = await this.call('wrongCorners')
    if (wrong.length > 0) throw new UntrueError(`${when}: ${wrong.join('; ')}`)
  }

  /**
   * Canvas: the pixels that stand there must be the same as after drawing the cell again, and the text drawn then
   * must be the expected one.
   */
  async checkPixels(row, key, when) {
    await this.page.mouse.move(1, 1)
    await wait(50)
    const before = await this.shot(row, key)
    await this.call('startRecording')
    await this.call('repaint', row, key)
    await this.call('frame')
    await this.call('frame')
    const drawn = await this.call('drawnTexts')
    const after = await this.shot(row, key)
    const value = String(await this.call('expectedValue', row, key))
    const box = await this.call('box', row, key)
    const inside = drawn.filter(
      ({ x, y }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    )
    if (!inside.some(({ text }) => text.trim() === value)) {
      throw new UntrueError(`${when}: row ${row} ${key} draws ${JSON.stringify(inside)}, not "${value}"`)
    }
    if (before !== after) throw new UntrueError(`${when}: row ${row} ${key} did not show "${value}"`)
  }

  /** A picture of a cell, as text that can be compared. */
  async shot(row, key) {
    const { x, y, width, height } = await this.call('box', row, key)
    const clip = { x: x + 6, y: y + 6, width: width - 12, height: height - 12, scale: 1 }
    const { data } = await this.cdp.send('Page.captureScreenshot', { format: 'png', clip })
    return data
  }

  /** Throws unless the model holds every one of the values. */
  async checkModel(changes, when) {
    const wrong = await this.page.evaluate(
      (list) =>
        list
          .filter(({ row, key, value }) => String(window.bench.value(row, key)) !== String(value))
          .map(({ row, key, value }) => `row ${row} ${key} is ${window.bench.value(row, key)}, not ${value}`),
      changes,
    )
    if (wrong.length > 0)
      throw new UntrueError(`${when}: ${wrong.length} of ${changes.length} values, e.g. ${wrong[0]}`)
  }
}
