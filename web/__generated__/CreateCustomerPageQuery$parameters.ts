/**
 * @generated SignedSource<<07dbe37b0b6653837d6c2b07b8b3c7aa>>
 * @relayHash 839fa9a6043f593ea8665a85207c15f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cb33f8a7751bf1c5c82e239caaa9fd3c939cd4b903c3ff6eb96016a8b643b44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCustomerPageQuery } from './CreateCustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateCustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cb33f8a7751bf1c5c82e239caaa9fd3c939cd4b903c3ff6eb96016a8b643b44",
    "metadata": {},
    "name": "CreateCustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
