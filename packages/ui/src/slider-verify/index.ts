'use client'

export { SliderVerify } from './SliderVerify'
export type { SliderVerifyHandle, SliderVerifyProps } from './SliderVerify'
