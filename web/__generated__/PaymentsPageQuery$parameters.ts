/**
 * @generated SignedSource<<bf1268941610c7c39185281cd698c31c>>
 * @relayHash 72f8b5a110c823207a76bafa80750695
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 453ceaa08cfa1b1548136b1fdee53535725366619f180cbf2042831e2728d6a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "453ceaa08cfa1b1548136b1fdee53535725366619f180cbf2042831e2728d6a3",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
