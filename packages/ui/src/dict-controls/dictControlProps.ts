/** Attributes that every dictionary control takes, alone, in antd's Form, and in react-hook-form. */
export interface DictControlProps {
  id?: string
  /** Code of the dictionary (spec 2 §3). An empty one is told: 字典Code不能为空!. */
  code: string
  /** The stored value; several are joined by commas. */
  value?: string | null
  /** Given `null` for none. */
  onChange?: (value: string | null) => void
  onBlur?: () => void
  disabled?: boolean
  status?: 'error'
  placeholder?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean
}
