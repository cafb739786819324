import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { checkSet } from './checkSet'
import { readCsv } from './csv'
import { readProse } from './prose'
import { readStructured } from './structured'
import { readTable } from './table'
import type { LabelSet } from './types'

/** Larger than any label set: 5 MB. */
const LARGEST = 5 * 1024 * 1024

/**
 * Reads a label set in any of its forms, told apart by the file's ending: prose (.txt, .md), tables (.csv, .tsv,
 * .xlsx), YAML and JSON.
 *
 * @param path absolute
 * @param shown as messages name it
 * @throws Failure when there is no such file (exit 2) or it cannot be read (exit 5)
 */
export async function readLabels(path: string, shown: string): Promise<LabelSet> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) {
    throw new Failure(EXIT.usage, 'no-file', `There is no file "${shown}".`, {
      fix: 'Name an existing label set.',
    })
  }
  if (stats.size > LARGEST) {
    throw new Failure(EXIT.invalid, 'too-large', 'The file is larger than 5 MB: no label set is.', {
      place: { file: shown },
      fix: 'Name the file that holds the labels only.',
    })
  }
  return checkSet(await readForm(path, shown), shown)
}

async function readForm(path: string, shown: string): Promise<LabelSet> {
  const ending = extname(path).toLowerCase()
  const key = basename(path, extname(path))
  const text = () =>
    readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n')
  switch (ending) {
    case '.txt':
    case '.md':
      return readProse(text(), shown)
    case '.csv':
      return readTable(readCsv(text(), ',', shown), shown, key)
    case '.tsv':
      return readTable(readCsv(text(), '\t', shown), shown, key)
    case '.yaml':
    case '.yml':
    case '.json':
      return readStructured(text(), shown)
    case '.xlsx':
      return readTable(await sheetCells(path, shown), shown, key)
    default:
      throw new Failure(EXIT.usage, 'label-form', `"${ending || shown}" is no form of label sets.`, {
        place: { file: shown },
        fix: 'Use .txt or .md (prose), .csv, .tsv, .xlsx, .yaml or .json.',
      })
  }
}

async function sheetCells(path: string, shown: string) {
  try {
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
