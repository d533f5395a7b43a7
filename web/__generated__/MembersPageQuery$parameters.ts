/**
 * @generated SignedSource<<da06fc49dacac0b8723777f5ca7752de>>
 * @relayHash c75e3e1419f23fad5a8a7f3f5df3eb05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18fec88842efcfa1a974ebb197e7896e8129b60f1ac27d1f24b3014a2bb5205e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersPageQuery } from './MembersPageQuery.graphql';

const node: PreloadableConcreteRequest<MembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18fec88842efcfa1a974ebb197e7896e8129b60f1ac27d1f24b3014a2bb5205e",
    "metadata": {},
    "name": "MembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
