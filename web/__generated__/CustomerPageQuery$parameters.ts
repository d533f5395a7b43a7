/**
 * @generated SignedSource<<9d998cacaca9b565ccb3255ae80835e1>>
 * @relayHash 4336168e7a1e571fc68de9a1147a3bcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 871540abbb085a46117b5acdc503001478b2a33606ba450fc93275d5ab297630

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "871540abbb085a46117b5acdc503001478b2a33606ba450fc93275d5ab297630",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
