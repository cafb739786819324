import { calls } from '@lading/core/calls'
import type {
  OnlineFormModel,
  OnlineFormPreviewModel,
  OnlineFormRowModel,
  OnlineFormVersionModel,
} from '@lading/core/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request, told } from '@/platform/request'
import type { Draft } from './draft'

const FORMS = ['online', 'forms'] as const

/** A stored form with its draft as the designer changes it. */
export type DesignedForm = Omit<OnlineFormModel, 'draft'> & { draft: Draft }

const designed = (form: OnlineFormModel): DesignedForm => form as unknown as DesignedForm

/** The stored forms, newest first. */
export function useForms() {
  return useQuery({
    queryKey: FORMS,
    queryFn: async ({ signal }) => {
      const page = await request().call(calls.onlineFormList, {
        query: { pageNo: 1, pageSize: 500 },
        signal,
        silent: true,
      })
      return page.records as OnlineFormRowModel[]
    },
    staleTime: 0,
  })
}

/** One form. */
export function useDesignedForm(id: string) {
  return useQuery({
    queryKey: [...FORMS, id],
    queryFn: async ({ signal }) =>
      designed(await request().call(calls.onlineFormById, { query: { id }, signal, silent: true })),
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** What a designer does with forms; each gives the form as it is then. */
export function useFormCalls() {
  const queries = useQueryClient()
  const kept = <Result>(result: Result): Result => {
    void queries.invalidateQueries({ queryKey: FORMS, exact: true })
    return result
  }
  const inForce = <Result>(result: Result): Result => {
    // Open lists of the form are made anew.
    void queries.invalidateQueries({ queryKey: ['definition', 'online'] })
    // A new form stands in the menu, with its rights, without a new login.
    void queries.invalidateQueries({ queryKey: ['permissions'] })
    return kept(result)
  }
  return {
    add: async (body: {
      code: string
      label: { zh: string; en: string }
      definition?: Record<string, unknown>
    }) => kept(designed(await told(request().call(calls.onlineFormAdd, { body })))),
    /** A definition to begin with, of labels or of the head and rows of a table. */
    draft: async (code: string, text: string): Promise<Record<string, unknown>> =>
      (await told(request().call(calls.onlineFormDraft, { body: { code, text } }))).definition,
    read: async (id: string) => designed(await told(request().call(calls.onlineFormById, { query: { id } }))),
    save: async ({ id, version }: DesignedForm, draft: Draft) =>
      kept(
        designed(
          await told(
            request().call(calls.onlineFormEdit, {
              body: { id, version, definition: draft as unknown as Record<string, unknown> },
            }),
          ),
        ),
      ),
    preview: async (id: string): Promise<OnlineFormPreviewModel> =>
      told(request().call(calls.onlineFormPreview, { query: { id } })),
    publish: async (
      { id, version }: DesignedForm,
      more: { confirm: boolean; note?: string; workers?: string[]; readers?: string[] },
    ) =>
      inForce(
        designed(await told(request().call(calls.onlineFormPublish, { body: { id, version, ...more } }))),
      ),
    versions: async (id: string): Promise<OnlineFormVersionModel[]> =>
      request().call(calls.onlineFormVersions, { query: { id }, silent: true }),
    takeBack: async ({ id, version }: DesignedForm) =>
      inForce(
        designed(
          await told(request().call(calls.onlineFormTakeBack, { body: { id, version, confirm: true } })),
        ),
      ),
    remove: async (id: string) => kept(await told(request().call(calls.onlineFormDelete, { query: { id } }))),
  }
}
