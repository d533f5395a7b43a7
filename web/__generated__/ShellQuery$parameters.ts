/**
 * @generated SignedSource<<41ddd39a188bf19f040e6c4d37f2c323>>
 * @relayHash 3d8e3e249b4ed87ee327213164527a0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f77852efc2b6c9e6b30ad262d344a1844c50eb3f3098be7e066fdb8fd80045d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f77852efc2b6c9e6b30ad262d344a1844c50eb3f3098be7e066fdb8fd80045d6",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
