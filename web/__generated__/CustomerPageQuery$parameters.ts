/**
 * @generated SignedSource<<418ea03be33e3a63a0029a6763443b4a>>
 * @relayHash d96fb3d326ee29b45b09e6ebc277ac78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 067be75af699bfdfc6214c67d8bd1d21405f28e934a0b17582ca730ba3702b84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "067be75af699bfdfc6214c67d8bd1d21405f28e934a0b17582ca730ba3702b84",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
