import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import type { Cell } from './csv'
import { readCsv } from './csv'
import { readProse } from './prose'
import { settle } from './settle'
import { readSql } from './sql'
import { readStructured } from './structured'
import { readTable } from './table'
import { readTypescript } from './typescript'
import type { LabelSet, RawSet } from './types'

/** Larger than any label set: 5 MB. */
const MAX_SIZE = 5 * 1024 * 1024

/**
 * Reads a label set in any of its forms: prose and mails, tables (.csv, .tsv, .xlsx, pasted), YAML, JSON, JSON Schema and
 * OpenAPI, SQL, TypeScript. The file's ending tells the form; where it does not, its content.
 *
 * @param path absolute
 * @param shown as messages name it
 * @throws Failure when there is no such file (exit 2) or it cannot be read at all (exit 5)
 */
export async function readLabels(path: string, shown: string): Promise<LabelSet> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) {
    throw new Failure(EXIT.usage, 'no-file', `There is no file "${shown}".`, {
      fix: 'Name an existing label set, or "-" for standard input.',
    })
  }
  if (stats.size > MAX_SIZE) {
    throw new Failure(EXIT.invalid, 'too-large', 'The file is larger than 5 MB: no label set is.', {
      place: { file: shown },
      fix: 'Name the file that holds the labels only.',
    })
  }
  const ending = extname(path).toLowerCase()
  const key = basename(path, extname(path))
  if (ending === '.xlsx') return settle(readTable(await sheetCells(path, shown), shown, key), shown)
  if (!ENDINGS.includes(ending)) {
    throw new Failure(EXIT.usage, 'label-form', `"${ending || shown}" is no form of label sets.`, {
      place: { file: shown },
      fix: 'Use .txt or .md, .csv, .tsv, .xlsx, .yaml, .json, .sql or .ts.',
    })
  }
  return readText(readFileSync(path, 'utf8'), shown, key, ending)
}

const ENDINGS = ['', '.txt', '.md', '.eml', '.csv', '.tsv', '.yaml', '.yml', '.json', '.sql', '.ts']

/**
 * Reads a label set that is text.
 *
 * @param key the entity's key where the text names none
 * @param ending of the file; '' lets the content decide
 * @throws Failure (exit 5) when it cannot be read at all
 */
export function readText(written: string, shown: string, key: string, ending = ''): LabelSet {
  const text = written.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  return settle(readForm(text, shown, key, ending), shown)
}

function readForm(text: string, shown: string, key: string, ending: string): RawSet {
  switch (ending) {
    case '.csv':
    case '.tsv':
      return readTable(
        readCsv(text, separatorOf(text) ?? (ending === '.csv' ? ',' : '\t'), shown),
        shown,
        key,
      )
    case '.yaml':
    case '.yml':
    case '.json':
      return readStructured(text, shown, key)
    case '.sql':
      return readSql(text, shown)
    case '.ts':
      return readTypescript(text, shown)
    default:
      return readUnknown(text, shown, key)
  }
}

/** Text whose form only its content tells. */
function readUnknown(text: string, shown: string, key: string): RawSet {
  if (/^[ \t]*create\s+(?:[a-z]+\s+)?table\b/im.test(text)) return readSql(text, shown)
  if (/^[ \t]*(?:export[ ]+)?(?:interface[ ]+\w+[^{\n]{0,80}|type[ ]+\w+[ ]*=[ ]*)\{/m.test(text))
    return readTypescript(text, shown)
  if (/^\s*[[{]/.test(text) || /^(openapi|swagger|entity|fields)\s*:/m.test(text))
    return readStructured(text, shown, key)
  const markdown = text.split('\n').filter((line) => /^\s*\|.*\|\s*$/.test(line))
  if (markdown.length >= 2) return readTable(markdownCells(text), shown, key)
  const separator = separatorOf(text)
  const [first = '', second = ''] = text.trimStart().split('\n')
  const isRows =
    separator !== undefined && !/[:：]/.test(first) && count(first, separator) === count(second, separator)
  if (separator && (separator === '\t' || isRows))
    return readTable(readCsv(text, separator, shown), shown, key)
  return readProse(text, shown, key)
}

/** What parts the cells of the first row; undefined when nothing does. */
function separatorOf(text: string): ',' | '\t' | ';' | undefined {
  const [first = ''] = text.trimStart().split('\n')
  const best = (['\t', ',', ';'] as const)
    .map((sign) => [count(first, sign), sign] as const)
    .filter(([times]) => times > 0)
  return best.sort(([a], [b]) => b - a)[0]?.[1]
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}

function markdownCells(text: string): Cell[][] {
  return text
    .split('\n')
    .map((line, at) => ({ line, at: at + 1 }))
    .filter(({ line }) => /^\s*\|.*\|\s*$/.test(line) && !/^[\s|:-]+$/.test(line))
    .map(({ line, at }) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell, column) => ({ text: cell.trim(), line: at, column: column + 1 })),
    )
}

async function sheetCells(path: string, shown: string) {
  try {
    const { readSheet } = await import('read-excel-file/node')
    const rows = await readSheet(path)
    return rows
      .map((row, line) =>
        row.map((value, column) => ({
          text: value == null ? '' : String(value),
          line: line + 1,
          column: column + 1,
        })),
      )
      .filter((row) => row.some(({ text }) => text.trim() !== ''))
  } catch (cause) {
    throw new Failure(EXIT.invalid, 'label-syntax', 'The workbook could not be read.', {
      place: { file: shown },
      fix: 'Save it again as .xlsx, with the labels on the first sheet.',
      cause,
    })
  }
}
