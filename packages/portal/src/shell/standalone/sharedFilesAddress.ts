/** Name of the parameter that holds the text of a link. */
export const SHARE_PARAM = 'share'

/** The whole address at which whoever has the text sees the files (spec 1 §2). */
export const sharedFilesAddress = (share: string): string =>
  `${window.location.origin}${import.meta.env.BASE_URL}barcode/supplier/BarInquiryOrderFiles?${SHARE_PARAM}=${encodeURIComponent(share)}`
