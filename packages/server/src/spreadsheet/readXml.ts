import { SaxesParser } from 'saxes'
import { Failure } from '../http/failures'
import type { ArchiveEntry } from './archive'
import { refuseFile, unpack } from './archive'
import { said } from '../http/language'

/** What is told while a part of a workbook is read; names are without their namespace prefix. */
export interface XmlReader {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const MAX_DEPTH = 40
const local = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads a part of a workbook as it is unpacked. A document type is refused: nothing is expanded or fetched
 * (security.md §3, threat 19).
 * @throws Failure when it is not well formed
 */
export async function readXml(entry: ArchiveEntry, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false })
  let depth = 0
  parser.on('doctype', () => {
    throw refuseFile(said('文件包含不允许的内容', 'Document type'))
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > MAX_DEPTH) throw refuseFile('文件已损坏')
    reader.open?.(local(name), attributes as Record<string, string>)
  })
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    reader.close?.(local(name))
  })
  const decoder = new TextDecoder()
  try {
    for await (const chunk of unpack(entry)) parser.write(decoder.decode(chunk, { stream: true }))
    parser.close()
  } catch (error) {
    throw error instanceof Failure ? error : refuseFile('文件已损坏')
  }
}
