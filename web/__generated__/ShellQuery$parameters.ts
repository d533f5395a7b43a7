/**
 * @generated SignedSource<<693ed3fa9369473e45f17f41482c3bd3>>
 * @relayHash 79e22c1b0bdf96af0a739cbb66902c0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cf0b5fad49af106cfe54d89d033f23972e2bb5b659047465a86411c30a2b21a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cf0b5fad49af106cfe54d89d033f23972e2bb5b659047465a86411c30a2b21a",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
