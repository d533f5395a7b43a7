/**
 * @generated SignedSource<<e87762b6f250a1c6c11a3ed47bda2ab9>>
 * @relayHash 64bbd94493aa82f18a3aa3a557d02840
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 251bddc32724bc8e5d21e45b5b81976b98bf8c00610b5edb0b00dbcc621b604e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "251bddc32724bc8e5d21e45b5b81976b98bf8c00610b5edb0b00dbcc621b604e",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
