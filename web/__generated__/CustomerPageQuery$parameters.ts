/**
 * @generated SignedSource<<5ae69879005ce625ee95b2fcd04e078c>>
 * @relayHash b4d4c4f3ba947d682a6f8412b983d0a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67ed16e4ebe2489195ab49dacf2219b80b5c31ed4561cd9fb98836b45b002e58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67ed16e4ebe2489195ab49dacf2219b80b5c31ed4561cd9fb98836b45b002e58",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
