import { render } from 'vitest-browser-react'
import { demoImportColumns, demoSheet } from '../../excel-import/demoImport'
import { ImportWizard } from '../../excel-import/ImportWizard'
import type { ImportWizardProps } from '../../excel-import/ImportWizard'
import type { SheetCell } from '../../excel-import/logic/readSheet'
import { StoryFrame } from '../StoryFrame'
import { waitFor } from '../testers/dom'

/** How a test opens the wizard: its own rows instead of a workbook's. */
type Given = Partial<Omit<ImportWizardProps, 'reader'>> & { rows?: SheetCell[][] }

/** The wizard over a sheet, open at its first step. Nothing is sent unless `send` is given. */
export async function openWizard({ rows = demoSheet, ...more }: Given = {}): Promise<void> {
  await render(
    <StoryFrame>
      <ImportWizard
        open
        columns={demoImportColumns}
        reader={() => Promise.resolve(rows)}
        send={() => Promise.reject(new Error('nothing is sent'))}
        onClose={() => undefined}
        {...more}
      />
    </StoryFrame>,
  )
  await waitFor('the field', () => document.querySelector('.lading-import input[type=file]'))
}
