import type { ReactNode } from 'react'
import { maxFilesOf } from '@lading/core/entity'
import { FileUpload } from '../../upload/FileUpload'
import { ImageUpload } from '../../upload/ImageUpload'
import { MAX_ATTACHMENT_BYTES } from '../../upload/logic/fileRules'
import type { ControlProps } from '../shared/controlProps'

const MEGABYTE = 1024 * 1024

/**
 * Attachments: their stored paths, joined by commas (spec 2 §5). One that was just sent is deleted when it is taken off;
 * one that the record had is deleted with the save, since the form may be left without one.
 */
export function FileControl(props: ControlProps): ReactNode {
  return <FileUpload {...fileProps(props)} />
}

/** Images: their stored paths, joined by commas (spec 2 §5). */
export function ImageControl(props: ControlProps): ReactNode {
  return <ImageUpload {...fileProps(props)} />
}

function fileProps(props: ControlProps) {
  const { id, field, value, onChange, onBlur, disabled, describedBy } = props
  return {
    id,
    value,
    onChange: (next: unknown) => onChange(next),
    onBlur,
    maxCount: maxFilesOf(field),
    maxBytes: field.maxFileMB === undefined ? MAX_ATTACHMENT_BYTES : field.maxFileMB * MEGABYTE,
    removeStored: 'sent' as const,
    ...(disabled !== undefined && { disabled }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
}
