/**
 * @generated SignedSource<<523dcbf49f03941c721f49618714c8cb>>
 * @relayHash 1c8568cbcfd33c7553c143d9fb7364ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 287a8e398daa6d7eee5ff2679b16aaa2abe9ab961b143c598082e4d5cc513e62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "287a8e398daa6d7eee5ff2679b16aaa2abe9ab961b143c598082e4d5cc513e62",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
