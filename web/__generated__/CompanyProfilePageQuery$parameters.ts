/**
 * @generated SignedSource<<e6c5377587d8df79ecba8b8823fc6c40>>
 * @relayHash 57932856a078554df009ce65435df598
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7dddd815a5f4d3fa77b5fb3c88cc6f12b53d674a7d1be5723501f8bdd550a11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyProfilePageQuery } from './CompanyProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7dddd815a5f4d3fa77b5fb3c88cc6f12b53d674a7d1be5723501f8bdd550a11",
    "metadata": {},
    "name": "CompanyProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
