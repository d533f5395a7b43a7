/**
 * @generated SignedSource<<56947b151ce8ecb011c04f2a6150e2d0>>
 * @relayHash 6304f5bd498831ef9565fd1a34df0104
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6a89a42d0266a14a79ed82137589793e38a8fd9526d868acef3083f3c8d0bb3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrdersPageQuery } from './SalesOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6a89a42d0266a14a79ed82137589793e38a8fd9526d868acef3083f3c8d0bb3",
    "metadata": {},
    "name": "SalesOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
