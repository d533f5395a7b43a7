/**
 * @generated SignedSource<<f70668b77c15ec17bd741a8fcfdbddd8>>
 * @relayHash 19098e075d33a35f448ff18fe471f912
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89cd8d0d7066d1d297ba55e36332634d2356b567c8bb55466f071a5e4f60ba9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsPageQuery } from './ExportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89cd8d0d7066d1d297ba55e36332634d2356b567c8bb55466f071a5e4f60ba9b",
    "metadata": {},
    "name": "ExportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
