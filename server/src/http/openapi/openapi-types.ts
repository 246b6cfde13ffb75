import type { TokenScope } from '@perch/contract/accounts/limits';
import type { Access, Duty } from '@perch/contract/route';

// The parts of OpenAPI 3.1 that the contract uses.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  default?: unknown;
  example?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Media {
  schema: Schema;
  example?: unknown;
}

export interface Response {
  description: string;
  content?: Record<string, Media>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

export interface Operation {
  operationId?: string;
  summary: string;
  description?: string;
  tags: string[];
  security: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
  access?: Access;
  scope?: TokenScope;
  isUncounted?: boolean;
  bodyBytesMax?: number;
  namedBytesMax?: number;
  openBefore?: readonly Duty[];
  'x-access': Access;
  /** The scope with which tokens of one's own may make the call; none: they may not. */
  'x-scope'?: TokenScope;
  /** Descriptions of the responses in plain text, for calls that offer them. */
  'x-plain-text'?: { answer: string; failure: string };
}

export interface ApiDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
