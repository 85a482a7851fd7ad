import { UserEdit } from './user-edit';
import { UserList } from './user-list';

export const users = { list: UserList, edit: UserEdit, recordRepresentation: 'email' };
