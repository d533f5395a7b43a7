/**
 * @generated SignedSource<<8723b78fab44f0155fb68ca1618bfcce>>
 * @relayHash 9b958dd99a1af2065467e34e86df8f02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dce8416dbea84be6ec6c91bde77404f2854642af8856cb3b8c6e06b2b4a81174

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditExpectedPageQuery } from './EditExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<EditExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dce8416dbea84be6ec6c91bde77404f2854642af8856cb3b8c6e06b2b4a81174",
    "metadata": {},
    "name": "EditExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
