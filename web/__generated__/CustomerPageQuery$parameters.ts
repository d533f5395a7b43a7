/**
 * @generated SignedSource<<81ed117d8f2dd18e6a7de1687dc53dcc>>
 * @relayHash 39b556d49c5dbb5f6f86d8516b95b24e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11725a436bd21eb3a8af1f1b7d57ddc155d2bc0dbb758d0c8cc4f9b7d054a28d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11725a436bd21eb3a8af1f1b7d57ddc155d2bc0dbb758d0c8cc4f9b7d054a28d",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
