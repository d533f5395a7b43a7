/**
 * @generated SignedSource<<9e093b3c2f0d791ac5d0d1524e0697a5>>
 * @relayHash 7ffd93f26e4a6c002777f9b87e155869
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59efcfe1afe391824e2ff182c06abc30eb925d6662d5bef6f6cccc7fd1f6b2ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59efcfe1afe391824e2ff182c06abc30eb925d6662d5bef6f6cccc7fd1f6b2ee",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
