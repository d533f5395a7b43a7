/**
 * @generated SignedSource<<547d6aa21f4b1d2e7a9f82cbca7a96d0>>
 * @relayHash 927d1b0d348eeada89103175be11a2b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f9f5053ecb52505b1b2566863698bb6a2a97bd30fbb38278dda3bc42472a66c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateSalesOrderPageQuery } from './CreateSalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateSalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f9f5053ecb52505b1b2566863698bb6a2a97bd30fbb38278dda3bc42472a66c",
    "metadata": {},
    "name": "CreateSalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
