import type { FastifyRequest } from 'fastify'
import { Failure } from '../http/failures'

/** An uploaded workbook. */
export interface Upload {
  content: Buffer
  old: boolean
}

/** The parts of a request: files, whatever their names, and texts by their names. */
export interface SentParts {
  files: Upload[]
  fields: ReadonlyMap<string, string>
}

/** Reads the parts of the request. @throws Failure without a file */
export async function uploads(request: FastifyRequest): Promise<SentParts> {
  if (!request.isMultipart()) throw new Failure('文件导入失败！')
  const found: Upload[] = []
  const fields = new Map<string, string>()
  for await (const part of request.parts())
    if (part.type === 'file') {
      if (!/\.xlsx?$/i.test(part.filename)) throw new Failure('文件导入失败:只支持 .xlsx、.xls 文件')
      found.push({ content: await part.toBuffer(), old: /\.xls$/i.test(part.filename) })
    } else if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
  if (found.length === 0) throw new Failure('文件导入失败！')
  return { files: found, fields }
}
