/**
 * @generated SignedSource<<1a1a0e26b8729514a3e7e033a58296de>>
 * @relayHash 3fbe60348491c450b343ba67468de329
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f5c42522dada3ea587fefb21ddae37b04e24941a247f271113bdc44e7472cb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f5c42522dada3ea587fefb21ddae37b04e24941a247f271113bdc44e7472cb6",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
