/**
 * @generated SignedSource<<8ca4f958c3627e2baf9cec4edd4a99f0>>
 * @relayHash 2004c5710eb9f8bc7c7f4915a79a41aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66b34ce38649e710c81072afe3f3eb2024a43979abc14a9966132f4544125f5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersPageQuery } from './MembersPageQuery.graphql';

const node: PreloadableConcreteRequest<MembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66b34ce38649e710c81072afe3f3eb2024a43979abc14a9966132f4544125f5e",
    "metadata": {},
    "name": "MembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
