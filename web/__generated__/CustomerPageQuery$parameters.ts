/**
 * @generated SignedSource<<94b2647725da9da004d69ee80e2be4e6>>
 * @relayHash d798071dd283e3fc962169cf2b3d86ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a3dc26b8b378e72ac73899e7c4846ea9bed97486b2d331a2106eac0756c4485

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a3dc26b8b378e72ac73899e7c4846ea9bed97486b2d331a2106eac0756c4485",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
