import { defineConfig } from '@lading/cli'

/** What `lading` knows about this portal beyond its defaults. */
export default defineConfig({
  areas: { saQuotation: 'sales' },
  // Those of the server and of its demo.
  dictionaries: [
    'company',
    'site',
    'unit',
    'port',
    'currency',
    'business_type',
    'business_unit',
    'sales_type',
    'sex',
  ],
})
