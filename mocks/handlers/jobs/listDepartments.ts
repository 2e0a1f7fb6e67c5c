import { agencyHttp } from '../../agency-http.ts';
import { departments } from '../../db/collections.ts';

export const listDepartments = agencyHttp.get('/api/departments/', ({ response }) =>
  response(200).json({ departments: departments.all() }),
);
