/**
 * @generated SignedSource<<6e238f96df3234ab94bee1d05f8fca85>>
 * @relayHash 1be1a089beaede43d093fb49f7a4aa19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74438d1c3ea28f14305061ce6ef8ccedbb8c4b12cd81422f0e9225553d06542f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCustomerPageQuery } from './CreateCustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateCustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74438d1c3ea28f14305061ce6ef8ccedbb8c4b12cd81422f0e9225553d06542f",
    "metadata": {},
    "name": "CreateCustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
