/**
<<<<<<< HEAD
 * @generated SignedSource<<ce0e797e3b6edc7e253640cecfbcfa37>>
 * @relayHash b0d03ec12ef0c988efab67acdcc3da2a
=======
 * @generated SignedSource<<f8640aa94d661106c22e4b3b0609a212>>
 * @relayHash cd766ec588e13926912fb9ccb1477880
>>>>>>> bf9eaf41 (Show purchase orders: list, form, detail, and orders made of them)
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

<<<<<<< HEAD
// @relayRequestID dfab8d08ec6b4e573c59db3762dd98888e5a35b317c43bb3733c3aff4fbf5a94
=======
// @relayRequestID 3a38fee1abea7ebd41c61d13f6ba0685963016135d14979840485cca2bd1b40c
>>>>>>> bf9eaf41 (Show purchase orders: list, form, detail, and orders made of them)

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
<<<<<<< HEAD
    "id": "dfab8d08ec6b4e573c59db3762dd98888e5a35b317c43bb3733c3aff4fbf5a94",
=======
    "id": "3a38fee1abea7ebd41c61d13f6ba0685963016135d14979840485cca2bd1b40c",
>>>>>>> bf9eaf41 (Show purchase orders: list, form, detail, and orders made of them)
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
