// In place of `plugins/lib/tellRoutes.ts` where content is adopted, which tells of itself.
