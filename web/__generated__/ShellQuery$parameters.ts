/**
 * @generated SignedSource<<a799187278b0dd7bd8dba7581b68a5b2>>
 * @relayHash f276ff0aa78738df085e12b74a4d5f86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14971e8b516f58b775c86a6e80308e2e4a1289baddd4e5df776432238d946f5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14971e8b516f58b775c86a6e80308e2e4a1289baddd4e5df776432238d946f5c",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
