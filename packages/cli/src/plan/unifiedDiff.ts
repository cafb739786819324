import { diffIndices } from 'node-diff3'

/** Lines around a change. */
const CONTEXT = 3

/** The difference of two texts in the unified form, without time stamps; empty when they are the same. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const a = splitLines(before)
  const b = splitLines(after)
  const regions = diffIndices(a, b)
  if (regions.length === 0) return ''
  const hunks: string[] = []
  for (let index = 0; index < regions.length;) {
    let last = index
    while (
      last + 1 < regions.length &&
      regions[last + 1]!.buffer1[0] - (regions[last]!.buffer1[0] + regions[last]!.buffer1[1]) <= CONTEXT * 2
    ) {
      last++
    }
    hunks.push(hunk(a, b, regions.slice(index, last + 1)))
    index = last + 1
  }
  const [from, to] = [before === '' ? '/dev/null' : `a/${path}`, after === '' ? '/dev/null' : `b/${path}`]
  return `--- ${from}\n+++ ${to}\n${hunks.join('\n')}`
}

type Region = ReturnType<typeof diffIndices<string>>[number]

function hunk(a: readonly string[], b: readonly string[], regions: readonly Region[]): string {
  const first = regions[0]!
  const last = regions.at(-1)!
  const start = Math.max(0, first.buffer1[0] - CONTEXT)
  const end = Math.min(a.length, last.buffer1[0] + last.buffer1[1] + CONTEXT)
  const startB = first.buffer2[0] - (first.buffer1[0] - start)
  const endB = last.buffer2[0] + last.buffer2[1] + (end - last.buffer1[0] - last.buffer1[1])
  const lines: string[] = []
  let at = start
  for (const { buffer1, buffer2 } of regions) {
    lines.push(...a.slice(at, buffer1[0]).map((line) => ` ${line}`))
    lines.push(...a.slice(buffer1[0], buffer1[0] + buffer1[1]).map((line) => `-${line}`))
    lines.push(...b.slice(buffer2[0], buffer2[0] + buffer2[1]).map((line) => `+${line}`))
    at = buffer1[0] + buffer1[1]
  }
  lines.push(...a.slice(at, end).map((line) => ` ${line}`))
  return `@@ -${range(start, end)} +${range(startB, endB)} @@\n${lines.join('\n')}`
}

function range(start: number, end: number): string {
  return end === start ? `${start},0` : `${start + 1},${end - start}`
}

function splitLines(text: string): string[] {
  if (text === '') return []
  return text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n')
}
